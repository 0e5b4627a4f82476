import { useLocation } from '@tanstack/react-router';
import { Button, cn, Header, type RenderLinkProps } from '@virasat/ui';
import { useSignIn } from '../app/use-sign-in.ts';
import { provider } from '../config/brand.ts';
import { renderLink } from './render-link.tsx';
import { publicLinks, signedInLinks } from './shell-links.ts';
import { shellTexts as texts } from './texts.ts';
import { useLogOut } from './use-log-out.tsx';
import { useSession } from './use-session.ts';

const onlySignedIn = new Set(signedInLinks.map(({ href }) => href));

/** A link of the header; before the session is known, those for signed-in people show by the early script's mark. */
const renderEarlyLink = (props: RenderLinkProps) =>
  renderLink(
    onlySignedIn.has(props.href) ? { ...props, className: cn(props.className, 'early-signed-in') } : props,
  );

/**
 * Brand, pages, session. A page that was drawn when the site was built holds what both kinds of visitors need, and
 * `early.ts` says, before anything is painted, which of it shows: nobody sees the other's header, even for a moment.
 * @see spec.md section 2, Header and footer
 */
export function ShellHeader() {
  const { pathname } = useLocation();
  const { status } = useSession();
  const links = status === 'signed-out' ? publicLinks : [...publicLinks, ...signedInLinks];
  return (
    <Header
      brand={provider.brand}
      links={links.map((link) => ({ ...link, current: link.href === pathname }))}
      actions={<ShellActions status={status} />}
      renderLink={status === 'unknown' ? renderEarlyLink : renderLink}
    />
  );
}

/**
 * What to do by session. A button stays the very same one when the session becomes known: one that is being pressed at
 * that moment would otherwise be gone before the press is over.
 */
function ShellActions({ status }: { status: ReturnType<typeof useSession>['status'] }) {
  const isUnknown = status === 'unknown';
  return (
    <>
      {status !== 'signed-in' && (
        <span key="signed-out" className={cn('contents', isUnknown && 'early-signed-out')}>
          <SignedOutActions />
        </span>
      )}
      {status !== 'signed-out' && (
        <span key="signed-in" className={cn('contents', isUnknown && 'early-signed-in')}>
          <SignedInActions />
        </span>
      )}
    </>
  );
}

function SignedOutActions() {
  const signIn = useSignIn();
  return (
    <>
      <Button variant="quiet" className="noscript:hidden" onClick={signIn}>
        {texts.signIn}
      </Button>
      <Button asChild variant="secondary">
        {renderLink({ href: '/get-started', className: '', children: texts.getStarted })}
      </Button>
    </>
  );
}

function SignedInActions() {
  const { logOut, dialog } = useLogOut();
  return (
    <>
      <Button variant="secondary" onClick={logOut}>
        {texts.logout}
      </Button>
      {dialog}
    </>
  );
}
