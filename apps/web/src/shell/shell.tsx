import { Outlet, useLocation } from '@tanstack/react-router';
import { Alert, Button, Footer, Header, PageShell } from '@virasat/ui';
import { useFailure } from '../app/failure.ts';
import { useSignIn } from '../app/use-sign-in.ts';
import { brand } from '../config/brand.ts';
import { renderLink } from './render-link.tsx';
import { shellTexts as texts } from './texts.ts';
import { useLogOut } from './use-log-out.tsx';
import { useSession } from './use-session.ts';

/** Header, page, footer: mounted once and kept from page to page. */
export function Shell() {
  const failure = useFailure();
  return (
    <PageShell header={<ShellHeader />} footer={<ShellFooter />}>
      {failure !== null && (
        <Alert tone="danger" live>
          {texts.unexpected}
        </Alert>
      )}
      <Outlet />
    </PageShell>
  );
}

const signedInLinks = [
  { label: texts.dashboard, href: '/dashboard' },
  { label: texts.createWill, href: '/create-will' },
];

function ShellHeader() {
  const { pathname } = useLocation();
  const isSignedIn = useSession().status === 'signed-in';
  const links = isSignedIn ? signedInLinks.map((link) => ({ ...link, current: link.href === pathname })) : [];
  return (
    <Header
      brand={brand.name}
      links={links}
      actions={isSignedIn ? <SignedInActions /> : <SignedOutActions />}
      renderLink={renderLink}
    />
  );
}

function SignedOutActions() {
  const signIn = useSignIn();
  return <Button onClick={signIn}>{texts.signIn}</Button>;
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

function ShellFooter() {
  return (
    <Footer
      groups={[]}
      address={brand.address}
      email={brand.email}
      copyright={`© ${new Date().getFullYear()} ${brand.name}`}
      renderLink={renderLink}
    />
  );
}
