export { SubmissionOverlay, type SubmissionOverlayProps } from './SubmissionOverlay.tsx';
