// Foundations.

// Fields, lists and shares.
export { Button, type ButtonProps, type ButtonVariant } from './components/Button/index.ts';
export { Link, type LinkProps } from './components/Link/index.ts';
export {
  type AnnouncementListener,
  type AnnouncementPriority,
  announce,
  onAnnouncement,
} from './lib/announce.ts';
export { cn } from './lib/cn.ts';
export { scriptLang, type WillLang } from './lib/scriptLang.ts';
