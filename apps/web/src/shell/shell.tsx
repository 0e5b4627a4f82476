import { Outlet, useLocation } from '@tanstack/react-router';
import { Alert, Button, Footer, Header, PageShell } from '@virasat/ui';
import { useFailure } from '../app/failure.ts';
import { useSignIn } from '../app/use-sign-in.ts';
import { provider } from '../config/brand.ts';
import { renderLink } from './render-link.tsx';
import { shellTexts as texts } from './texts.ts';
import { useLogOut } from './use-log-out.tsx';
import { usePageArrival } from './use-page-arrival.ts';
import { useSession } from './use-session.ts';

/** Header, page, footer: mounted once and kept from page to page. */
export function Shell() {
  const failure = useFailure();
  usePageArrival();
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

const publicLinks = [
  { label: texts.about, href: '/about' },
  { label: texts.faq, href: '/faq' },
  { label: texts.contact, href: '/contact' },
];
const signedInLinks = [
  { label: texts.dashboard, href: '/dashboard' },
  { label: texts.createWill, href: '/create-will' },
];
const footerGroups = [
  {
    title: texts.services,
    links: [
      { label: texts.createWill, href: '/create-will' },
      { label: texts.howItWorks, href: '/how-it-works' },
    ],
  },
  { title: texts.company, links: publicLinks },
  {
    title: texts.legal,
    links: [
      { label: texts.terms, href: '/terms' },
      { label: texts.privacy, href: '/privacy' },
      { label: texts.refund, href: '/refund-policy' },
      { label: texts.delivery, href: '/delivery-policy' },
    ],
  },
];

function ShellHeader() {
  const { pathname } = useLocation();
  const isSignedIn = useSession().status === 'signed-in';
  const links = [...publicLinks, ...(isSignedIn ? signedInLinks : [])];
  return (
    <Header
      brand={provider.brand}
      links={links.map((link) => ({ ...link, current: link.href === pathname }))}
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
      groups={footerGroups}
      address={provider.address}
      email={provider.email}
      copyright={`© ${new Date().getFullYear()} ${provider.brand}`}
      renderLink={renderLink}
    />
  );
}
