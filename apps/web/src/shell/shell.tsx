import { Outlet } from '@tanstack/react-router';
import { Alert, Footer, PageShell } from '@virasat/ui';
import { useFailure } from '../app/failure.ts';
import { profiles, provider } from '../config/brand.ts';
import { renderLink } from './render-link.tsx';
import { ShellHeader } from './shell-header.tsx';
import { footerGroups } from './shell-links.ts';
import { shellTexts as texts } from './texts.ts';
import { useEarlyMarks } from './use-early-marks.ts';
import { usePageArrival } from './use-page-arrival.ts';
import { useYear } from './use-year.ts';

/** Header, page, footer: mounted once and kept from page to page. */
export function Shell() {
  const failure = useFailure();
  usePageArrival();
  useEarlyMarks();
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

function ShellFooter() {
  return (
    <Footer
      groups={footerGroups}
      address={provider.address}
      email={provider.email}
      social={profiles}
      copyright={`© ${useYear()} ${provider.brand}`}
      renderLink={renderLink}
    />
  );
}
