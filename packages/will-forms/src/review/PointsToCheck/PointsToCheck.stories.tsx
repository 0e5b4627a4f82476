import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WillDraft } from '@virasat/will-model';
import { withAcknowledged } from '@virasat/will-model/checks';
import { ashwini, brokenDraft, meera, meeraIn } from '@virasat/will-model/fixtures';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { STORY_TODAY } from '../../stories/stageActions.tsx';
import { checksTexts } from '../../texts/checks.ts';
import { reportOn } from '../reportOn.ts';
import { PointsToCheck, type PointsToCheckProps } from './PointsToCheck.tsx';

const texts = checksTexts.proposed;

/** Keeps the draft, as the wizard does, and looks at it anew after every change. */
function PointsWithDraft(props: PointsToCheckProps) {
  const [draft, setDraft] = useState<WillDraft>(props.draft);
  const report = reportOn(draft, STORY_TODAY);
  return (
    <PointsToCheck
      {...props}
      draft={draft}
      report={report}
      onFix={(finding) => {
        props.onFix(finding);
        const fix = report.findings.find(({ key }) => key === finding.key)?.fix;
        if (fix !== undefined) setDraft(fix.apply);
      }}
      onRead={(findings, isRead) => setDraft(withAcknowledged(draft, report.findings, findings, isRead))}
    />
  );
}

const propsOf = (draft: WillDraft, lang = 'en') => ({ draft, report: reportOn(draft, STORY_TODAY), lang });

const meta = {
  title: 'Patterns/Review/PointsToCheck',
  component: PointsToCheck,
  render: (args) => <PointsWithDraft {...args} />,
  args: { ...propsOf(meera), onGoTo: fn(), onFix: fn(), onRead: fn() },
} satisfies Meta<typeof PointsToCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tick a group; a fix puts its finding right and takes it from the list. */
export const ToRead: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    const [box] = canvas.getAllByRole('checkbox', { name: /^I have read this/u });
    if (!box) throw new Error('Meera’s draft has a point to read');
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await userEvent.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
    const text = canvas.getByText(/add up to 85%/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Share it equally among the same nominees' }));
    await expect(args.onFix).toHaveBeenCalledOnce();
    await waitFor(() => expect(text).not.toBeInTheDocument());
  },
};

/** What Submit waits for stands first. */
export const Blocking: Story = {
  tags: ['visual'],
  args: propsOf(brokenDraft),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(texts.blockedTitle)).toBeVisible();
    const [goTo] = canvas.getAllByRole('button', { name: /^Change it/u });
    if (!goTo) throw new Error('The finding has a place');
    await userEvent.click(goTo);
    await expect(args.onGoTo).toHaveBeenLastCalledWith(expect.objectContaining({ severity: 'B' }));
  },
};

/** Everything that was looked at is there to be read. */
export const Checked: Story = {
  args: propsOf(ashwini),
  play: async ({ canvas, userEvent, args }) => {
    if (args.report === null) throw new Error('The answers have been looked over');
    const { checked, fine } = args.report;
    await userEvent.click(canvas.getByRole('button', { name: texts.checked(checked, fine) }));
    await waitFor(() => expect(canvas.getAllByText(texts.fine)).toHaveLength(fine));
  },
};

/** A long will is looked over for a moment; the page is there before that. */
export const Looking: Story = {
  args: { report: null },
  render: (args) => <PointsToCheck {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: texts.title })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(texts.looking));
  },
};

/** A page on which the answers are looked over only when it is let. */
function PointsThatComeLate(props: PointsToCheckProps) {
  const [report, setReport] = useState<PointsToCheckProps['report']>(null);
  return (
    <>
      <button type="button" onClick={() => setReport(props.report)}>
        Let them come
      </button>
      <PointsToCheck {...props} report={report} />
      <div className="h-dvh">
        <button type="button">After the points</button>
      </div>
    </>
  );
}

/** What has focus below them stays where it is when they come. */
export const ComeLate: Story = {
  render: (args) => <PointsThatComeLate {...args} />,
  play: async ({ canvas }) => {
    const after = canvas.getByRole('button', { name: 'After the points' });
    after.focus();
    const { top } = after.getBoundingClientRect();
    await expect(top).toBeLessThan(window.innerHeight);
    // Without a pointer, which would scroll there.
    canvas.getByRole('button', { name: 'Let them come' }).click();
    await expect(await canvas.findByRole('button', { name: /^We checked/u })).toBeInTheDocument();
    await expect(Math.abs(after.getBoundingClientRect().top - top)).toBeLessThanOrEqual(1);
  },
};

/** Finding, link and fix are in the will’s language, each as a whole. */
export const Marathi: Story = {
  tags: ['visual'],
  args: propsOf(meeraIn('marathi'), 'mr'),
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('button', { name: 'हे बदला: पायरी 3, मालमत्ता' });
    if (!link) throw new Error('The finding has a place');
    await expect(link.closest('[lang]')).toHaveAttribute('lang', 'mr');
  },
};
export const Hindi: Story = { args: propsOf(meeraIn('hindi'), 'hi') };
export const Dark: Story = { args: propsOf(brokenDraft), globals: { theme: 'dark' } };
export const Phone: Story = { args: propsOf(brokenDraft), globals: { viewport: { value: 'phone' } } };
