import type { ReactNode } from 'react';

/** What a link inside a component needs; the app renders it with its own router's link. */
export interface RenderLinkProps {
  href: string;
  className: string;
  children: ReactNode;
  'aria-current'?: 'page';
  onClick?(): void;
}

/** Turns the props of a link into the app's own link element. */
export type RenderLink = (props: RenderLinkProps) => ReactNode;

/** A link by its words and address. */
export interface LinkItem {
  label: string;
  href: string;
  /** The page that is shown now. */
  current?: boolean;
}
