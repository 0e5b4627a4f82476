import { Clock, FileCheck, KeyRound, Vault } from 'lucide-react';
import { screenColumn } from '../layout.ts';
import { proposed } from '../texts.ts';
import { HomeScreenLeaf } from './HomeScreenLeaf.tsx';
import { HomeScreenThread } from './HomeScreenThread.tsx';

/**
 * The four selling points, as leaves that hang from one thread, tied at a hole in each as deeds are: four in a row, two
 * rows of two, or one below the other. Which pieces of thread show follows the same three widths, which are of the
 * section in the reader's own text size: large letters need wider leaves.
 * @see spec.md, section 1
 */
export function HomeScreenFeatures() {
  const { valid, secure, quick, stored } = proposed.features;
  return (
    <section className={screenColumn({ width: 'shell', className: '@container pb-16 lg:pb-24' })}>
      <h2 className="sr-only">{proposed.featuresTitle}</h2>
      <ul className="grid gap-5 @min-[37rem]:grid-cols-2 @min-[56rem]:grid-cols-4">
        <HomeScreenLeaf Icon={FileCheck} {...valid}>
          <HomeScreenThread part="in" className="" />
          <HomeScreenThread part="on" className="@max-[37rem]:hidden" />
          <HomeScreenThread part="out" className="@min-[37rem]:hidden" />
        </HomeScreenLeaf>
        <HomeScreenLeaf Icon={KeyRound} {...secure}>
          <HomeScreenThread part="on" className="@max-[56rem]:hidden" />
          <HomeScreenThread part="out" className="@max-[37rem]:hidden @min-[56rem]:hidden" />
        </HomeScreenLeaf>
        <HomeScreenLeaf Icon={Clock} {...quick}>
          <HomeScreenThread part="in" className="@max-[37rem]:hidden @min-[56rem]:hidden" />
          <HomeScreenThread part="on" className="@max-[37rem]:hidden" />
        </HomeScreenLeaf>
        <HomeScreenLeaf Icon={Vault} {...stored}>
          <HomeScreenThread part="out" className="@max-[37rem]:hidden @min-[56rem]:hidden" />
          <HomeScreenThread part="loop" className="@max-[56rem]:hidden" />
        </HomeScreenLeaf>
      </ul>
    </section>
  );
}
