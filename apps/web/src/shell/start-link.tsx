import { useRouter } from '@tanstack/react-router';
import type { RenderLinkProps } from '@virasat/ui';
import type { MouseEvent } from 'react';
import { session } from '../app/session.ts';
import { type StartPath, startPaths } from '../app/start-choice.ts';
import { useSignIn } from '../app/use-sign-in.ts';

/** A press that opens the address elsewhere (a new tab, a download) is the browser's own. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * The way to a form that one has to be signed in for: with a session it opens the form, without one it goes through
 * the sign-in first, and the choice is kept through it.
 *
 * @see architecture.md, Other decisions, start addresses on Get started
 */
export function StartLink({
  path,
  className,
  children,
}: Pick<RenderLinkProps, 'className' | 'children'> & { path: StartPath }) {
  const { history } = useRouter();
  const signIn = useSignIn(path);
  const handleClick = (event: MouseEvent): void => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    // Asked now: the session may have ended since the page was drawn.
    if (session.check() === 'signed-in') history.push(path);
    else signIn();
  };
  return (
    <a href={path} className={className} onClick={handleClick}>
      {children}
    </a>
  );
}

/** Draws the links of the choice page. */
export function renderStartLink({ href, className, children }: RenderLinkProps) {
  const path = Object.values(startPaths).find((start) => start === href);
  if (path === undefined) throw new Error(`No form begins at '${href}'`);
  return (
    <StartLink path={path} className={className}>
      {children}
    </StartLink>
  );
}
