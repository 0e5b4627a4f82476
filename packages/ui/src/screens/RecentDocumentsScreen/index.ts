export {
  type DocumentsAlert,
  RecentDocumentsScreen,
  type RecentDocumentsScreenProps,
} from './RecentDocumentsScreen.tsx';
