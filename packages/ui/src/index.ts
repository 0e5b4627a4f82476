// Components: fields, lists, shares, structure and feedback.
export { ActionBar, type ActionBarProps } from './components/ActionBar/index.ts';
export { Alert, type AlertProps, type AlertTone } from './components/Alert/index.ts';
export { AllocationBar, type AllocationBarProps, type BarShare } from './components/AllocationBar/index.ts';
export {
  AllocationEditor,
  type AllocationEditorProps,
  type AllocationErrors,
  equalShares,
  type Person,
  type ShareRow,
} from './components/AllocationEditor/index.ts';
export { Button, type ButtonProps, type ButtonVariant } from './components/Button/index.ts';
export { Checkbox, type CheckboxProps } from './components/Checkbox/index.ts';
export { CollapsibleSection, type CollapsibleSectionProps } from './components/CollapsibleSection/index.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './components/ConfirmDialog/index.ts';
export {
  type Currency,
  CurrencySelect,
  type CurrencySelectProps,
} from './components/CurrencySelect/index.ts';
export {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type InitialSort,
} from './components/DataTable/index.ts';
export {
  DateField,
  type DateFieldProps,
  type DateParts,
  type DateRange,
  type DateReading,
  emptyDateParts,
  isoToParts,
  parseDateParts,
} from './components/DateField/index.ts';
export { Dialog, type DialogProps } from './components/Dialog/index.ts';
export {
  type BinnedDocument,
  DocumentsTable,
  type DocumentsTableProps,
  type TableDocument,
} from './components/DocumentsTable/index.ts';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/index.ts';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type SummarisedError,
} from './components/ErrorSummary/index.ts';
export {
  type ControlProps,
  Field,
  FieldGroup,
  type FieldGroupProps,
  type FieldProps,
  type FieldTexts,
} from './components/Field/index.ts';
export { Footer, type FooterGroup, type FooterProps } from './components/Footer/index.ts';
export { Header, type HeaderProps } from './components/Header/index.ts';
export { Link, type LinkProps } from './components/Link/index.ts';
export { Logo } from './components/Logo/index.ts';
export { Overlay, type OverlayProps } from './components/Overlay/index.ts';
export { PageShell, type PageShellProps } from './components/PageShell/index.ts';
export { PercentField, type PercentFieldProps } from './components/PercentField/index.ts';
export { PricingCard, type PricingCardProps } from './components/PricingCard/index.ts';
export { ProgressHeader, type ProgressHeaderProps } from './components/ProgressHeader/index.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/index.ts';
export { RepeatableList, type RepeatableListProps } from './components/RepeatableList/index.ts';
export { SafeHtml, type SafeHtmlProps } from './components/SafeHtml/index.ts';
export { SaveIndicator, type SaveIndicatorProps, type SaveState } from './components/SaveIndicator/index.ts';
export { Select, type SelectOption, type SelectProps } from './components/Select/index.ts';
export { Skeleton, SkeletonArea, type SkeletonAreaProps } from './components/Skeleton/index.ts';
export { Spinner, type SpinnerProps } from './components/Spinner/index.ts';
export { type Status, StatusBadge, type StatusBadgeProps } from './components/StatusBadge/index.ts';
export {
  MaskedValue,
  type MaskedValueProps,
  SummaryList,
  type SummaryListProps,
  type SummaryRow,
} from './components/SummaryList/index.ts';
export { Tag, type TagProps, type TagTone } from './components/Tag/index.ts';
export { TextArea, type TextAreaProps } from './components/TextArea/index.ts';
export { TextField, type TextFieldProps, type TextFieldVariant } from './components/TextField/index.ts';
export {
  type ToastMessage,
  ToastProvider,
  type ToastProviderProps,
  type Toasts,
  useToast,
} from './components/Toast/index.ts';
export { WholeNumberField, type WholeNumberFieldProps } from './components/WholeNumberField/index.ts';
export { YesNo, type YesNoProps } from './components/YesNo/index.ts';

// How screens write dates, money, phone numbers and identifiers.
export {
  type DateStyle,
  formatAmount,
  formatDate,
  formatDollars,
  formatPhone,
  formatRupees,
  formatTime,
  groupAadhaar,
  isAadhaar,
  isPan,
  looksLikePan,
  maskIdentifier,
} from './format/index.ts';

// Illustrations.
export { EmptyBillingIllustration } from './illustrations/EmptyBillingIllustration.tsx';
export { EmptyDocumentsIllustration } from './illustrations/EmptyDocumentsIllustration.tsx';
export { EmptyNomineesIllustration } from './illustrations/EmptyNomineesIllustration.tsx';
export { HeroIllustration } from './illustrations/HeroIllustration.tsx';
export type { IllustrationProps } from './illustrations/IllustrationFrame.tsx';
export { NotFoundIllustration } from './illustrations/NotFoundIllustration.tsx';
export { PaymentDoneIllustration } from './illustrations/PaymentDoneIllustration.tsx';
export { Seal, type SealProps } from './illustrations/Seal.tsx';
export { UnexpectedErrorIllustration } from './illustrations/UnexpectedErrorIllustration.tsx';
export { WillCreatedIllustration } from './illustrations/WillCreatedIllustration.tsx';

// What components and screens are helped by.
export {
  type AnnouncementListener,
  type AnnouncementPriority,
  announce,
  onAnnouncement,
} from './lib/announce.ts';
export { cn } from './lib/cn.ts';
export { isComposing } from './lib/isComposing.ts';
export type { LinkItem, RenderLink, RenderLinkProps } from './lib/renderLink.ts';
export { listenForReveal, revealAndFocus } from './lib/reveal.ts';
export { scriptLang, type WillLang } from './lib/scriptLang.ts';
export { useMediaQuery } from './lib/useMediaQuery.ts';

// Screens: whole pages that hold no data and no routing of their own.
export { AboutScreen, type AboutScreenProps } from './screens/AboutScreen/index.ts';
export {
  type BillingAlert,
  type BillingPayment,
  BillingScreen,
  type BillingScreenProps,
} from './screens/BillingScreen/index.ts';
export {
  ContactScreen,
  type ContactScreenProps,
  type EmbeddedForm,
  type ProviderFacts,
} from './screens/ContactScreen/index.ts';
export {
  DashboardScreen,
  type DashboardScreenProps,
  type QuickAction,
  type UnfinishedWill,
} from './screens/DashboardScreen/index.ts';
export { type FaqItem, FaqScreen, type FaqScreenProps, faqItems } from './screens/FaqScreen/index.ts';
export { GetStartedScreen, type GetStartedScreenProps } from './screens/GetStartedScreen/index.ts';
export { type HomeNotice, HomeScreen, type HomeScreenProps } from './screens/HomeScreen/index.ts';
export { HowItWorksScreen, type HowItWorksScreenProps } from './screens/HowItWorksScreen/index.ts';
export {
  deliveryPolicy,
  type LegalBlock,
  type LegalDocument,
  LegalScreen,
  type LegalScreenProps,
  type LegalSection,
  type LegalText,
  privacyPolicy,
  refundPolicy,
  termsOfUse,
} from './screens/LegalScreen/index.ts';
export { LoadingScreen } from './screens/LoadingScreen/index.ts';
export { NotFoundScreen, type NotFoundScreenProps } from './screens/NotFoundScreen/index.ts';
export {
  type PaymentMessage,
  PaymentScreen,
  type PaymentScreenProps,
} from './screens/PaymentScreen/index.ts';
export {
  PaymentSuccessScreen,
  type PaymentSuccessScreenProps,
} from './screens/PaymentSuccessScreen/index.ts';
export {
  type PlanKey,
  PricingSection,
  type PricingSectionProps,
  planPrice,
} from './screens/PricingSection/index.ts';
export {
  type DocumentsAlert,
  DocumentsBin,
  type DocumentsBinProps,
  type DocumentsToMove,
  MoveDialog,
  type MoveDialogProps,
  MoveToBinButton,
  RecentDocumentsScreen,
  type RecentDocumentsScreenProps,
} from './screens/RecentDocumentsScreen/index.ts';
export {
  type AccountSettings,
  type SettingsDeleteProps,
  type SettingsProfileProps,
  SettingsScreen,
  type SettingsScreenProps,
} from './screens/SettingsScreen/index.ts';
export {
  type Specimen,
  SpecimensSection,
  type SpecimensSectionProps,
} from './screens/SpecimensSection/index.ts';
export {
  UnexpectedErrorScreen,
  type UnexpectedErrorScreenProps,
} from './screens/UnexpectedErrorScreen/index.ts';
