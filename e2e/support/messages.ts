import { expect, type Locator } from '@playwright/test';

/**
 * Checks that each line of a summary also stands at its own field, once, and that no other message stands anywhere.
 *
 * @param summary The region whose links are the lines.
 * @see design.md 2.0; design.md 4, Where each message sits
 */
export async function expectAtFields(summary: Locator): Promise<void> {
  const faults = () =>
    summary.evaluate((region) => {
      const free = new Set(
        [...document.querySelectorAll<HTMLElement>('[data-slot="field-error"]')].filter((message) =>
          message.checkVisibility({ visibilityProperty: true }),
        ),
      );
      // Behind a prefix for screen readers; what fixed words leave out follows them.
      const wordsOf = (message: Element): string =>
        message.querySelector('.sr-only + span')?.textContent ?? '';
      // It describes the control, one that the control is made of, or the group round it.
      const isAt = (message: HTMLElement, target: Element): boolean =>
        [...document.querySelectorAll(`[aria-describedby~="${message.id}"]`)].some(
          (described) => described.contains(target) || target.contains(described),
        ) ||
        // What is wrong with all shares together stands at their total.
        target
          .closest('[data-slot="allocation-editor"]')
          ?.querySelector('[data-slot="allocation-totals"]')
          ?.contains(message) === true;
      const lacking = [...region.querySelectorAll('a')].flatMap((link) => {
        const line = link.textContent;
        const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
        const message = [...free].find((each) => {
          const words = wordsOf(each);
          const isSame = line === words || line.endsWith(`: ${words}`);
          return isSame && target !== null && isAt(each, target);
        });
        if (message === undefined) return [`not at its field: ${line}`];
        free.delete(message);
        return [];
      });
      return [...lacking, ...[...free].map((message) => `not in the summary: ${wordsOf(message)}`)];
    });
  await expect.poll(faults).toEqual([]);
}
