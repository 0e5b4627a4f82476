import { LoadingScreen } from '@virasat/ui';
import { provider } from '../config/brand.ts';

/** What a page for signed-in people shows until its script runs; where none runs, why there is nothing more. */
export function AwaitingScript() {
  return (
    <>
      <div className="noscript:hidden">
        <LoadingScreen />
      </div>
      <noscript>
        <p className="mx-auto max-w-reading px-4 py-14 text-lg md:px-6">
          {provider.brand} needs JavaScript to make a will. The other pages can be read without.
        </p>
      </noscript>
    </>
  );
}
