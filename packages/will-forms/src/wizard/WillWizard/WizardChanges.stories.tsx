import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Asset, type ExecutorPerson, emptyExecutor, type WillDraft } from '@virasat/will-model';
import { meera } from '@virasat/will-model/fixtures';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { STORY_TODAY } from '../../stories/stageActions.tsx';
import { onStagePage } from '../../stories/stageDecorators.tsx';
import { WizardWithDraft } from '../../stories/WizardWithDraft.tsx';
import { assetsTexts } from '../../texts/assets.ts';
import { executorTexts } from '../../texts/executor.ts';
import { nomineesTexts } from '../../texts/nominees.ts';
import { otherInfoTexts } from '../../texts/otherInfo.ts';
import { personalDetailsTexts } from '../../texts/personalDetails.ts';
import { residuaryTexts } from '../../texts/residuary.ts';
import { reviewTexts } from '../../texts/review.ts';
import { wizardTexts } from '../../texts/wizard.ts';
import { wizardBody } from './bodyPart.ts';
import { reviewStage } from './reviewPart.ts';
import { WillWizard } from './WillWizard.tsx';

/** What somebody takes back in the middle of the wizard, and what of it is left at the end: on screen and in the draft. */
const meta = {
  title: 'Patterns/Changes of mind in a will',
  component: WillWizard,
  parameters: { layout: 'fullscreen' },
  decorators: [onStagePage],
  beforeEach: async () => {
    await Promise.all([wizardBody.load(), reviewStage.load()]);
  },
  render: (args) => <WizardWithDraft {...args} />,
  args: {
    draft: meera,
    revision: 0,
    stage: 1,
    today: STORY_TODAY,
    typed: { dob: null, nominee: null },
    onDraftChange: fn(),
    onTypedChange: fn(),
    onStageChange: fn(),
    onTitleChange: fn(),
    save: { state: 'device', time: '12:00 pm', saving: false, onSave: fn() },
    submission: { status: 'idle' },
    onSubmit: fn(),
    onSubmissionDismiss: fn(),
    onPayNow: fn(),
    onPreviewClose: fn(),
    unsavedChanges: { open: false, onCancel: fn(), onStartNewWill: fn() },
  },
} satisfies Meta<typeof WillWizard>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

/** Goes on to the next stage, and waits until it is there. */
async function goOn({ canvas, userEvent }: Context, stage: number): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: wizardTexts.next }));
  await waitFor(() =>
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(wizardTexts.stepOf(stage)),
  );
}

/** Everything that the review says, all sections open. */
async function reviewed({ canvas, canvasElement, userEvent }: Context): Promise<string> {
  await userEvent.click(canvas.getByRole('button', { name: reviewTexts.proposed.showAll }));
  const stage = canvasElement.querySelector('[data-slot="stage"]')?.cloneNode(true);
  if (!(stage instanceof HTMLElement)) throw new TypeError('No stage');
  // What the checks say of the answers comes a moment later, and is no answer.
  stage.querySelector('[data-slot="points-to-check"]')?.remove();
  return stage.textContent;
}

/** The draft that was reported last. */
const lastDraft = ({ args }: Context): WillDraft =>
  mocked(args.onDraftChange).mock.lastCall?.[0] ?? args.draft;

const GONE = 'Gone';
const person = (id: string, name: string): ExecutorPerson => ({
  ...emptyExecutor(id),
  name,
  email: `${name}@example.com`,
  phone: `Phone of ${name}`,
  address: `${name} Road`,
});
const [flat] = meera.assets;
if (flat === undefined) throw new Error('Meera has assets');
const nominee = (name: string) => ({
  id: `id-${name}`,
  name,
  relation: 'Friend',
  nomiee_notes: `Note of ${name}`,
});
const share = (name: string, percentage: number) => ({
  nomineeId: `id-${name}`,
  percentage,
  comment: `Comment of ${name}`,
});
const three = ['First', GONE, 'Third'] as const;
/** Three of everything that is listed; the second of each is about to go. */
const threeOfEach: WillDraft = {
  ...meera,
  personalDetails: {
    ...meera.personalDetails,
    childrenAsNominees: null,
    children: three.map((name, at) => ({ id: `child-${at}`, name: `Child ${name}`, age: 7 + at })),
  },
  // The share that goes is somebody else's than the nominee that goes.
  nominees: ['First', GONE, 'Third', 'Fourth'].map(nominee),
  assets: [{ ...flat, nomineeAllocations: [share('First', 50), share('Fourth', 30), share('Third', 20)] }],
  executor: {
    ...meera.executor,
    commonExecutors: three.map((name, at) => ({
      ...person(`executor-${at}`, `Executor ${name}`),
      isBackup: at > 0,
    })),
  },
  residuary: { ...meera.residuary, distributionOption: 'legal-heirs', customAllocations: [] },
  otherInfo: {
    ...meera.otherInfo,
    witnesses: three.map((name, at) => ({
      id: `witness-${at}`,
      name: `Witness ${name}`,
      address: `Lane of ${name}`,
    })),
  },
};

/** C-19: in every list the second goes while the cursor is in a field of the third, and is nowhere afterwards. */
export const RemovedRowsAreNowhere: Story = {
  args: { draft: threeOfEach },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const removeTheSecond = async (item: string, edited: string): Promise<void> => {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^Edit ${item} 3`, 'u') }));
      const field = canvas.getByDisplayValue(edited);
      await userEvent.type(field, '!');
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^Remove ${item} 2`, 'u') }));
      await expect(canvas.getByDisplayValue(`${edited}!`)).toBe(field);
    };
    await removeTheSecond('child', 'Child Third');
    await goOn(context, 2);
    await removeTheSecond('nominee', 'Third');
    await goOn(context, 3);
    await userEvent.click(canvas.getByRole('button', { name: /^Edit asset 1/u }));
    await userEvent.click(canvas.getByRole('button', { name: /^Remove share 2/u }));
    await expect(canvas.getByText(assetsTexts.proposed.total(70))).toBeVisible();
    await goOn(context, 4);
    await removeTheSecond('executor', 'Executor Third');
    await goOn(context, 5);
    await goOn(context, 6);
    await removeTheSecond('witness', 'Witness Third');
    await goOn(context, 7);

    const text = await reviewed(context);
    await expect(text).not.toMatch(new RegExp(`${GONE}|Fourth\\b.*30%|Comment of Fourth`, 'u'));
    const inOrder =
      /Child First, 7.*Child Third!, 9.*First.*Note of First.*Third!.*Note of Third.*First50%Comment of First.*Third!20%Comment of Third.*Executor First.*Phone of Executor First.*Executor Third!.*Phone of Executor Third.*Witness First.*Lane of First.*Witness Third!.*Lane of Third/su;
    await expect(text).toMatch(inOrder);
    const kept = lastDraft(context);
    await expect(JSON.stringify(kept)).not.toContain(GONE);
    await expect(kept.assets[0]?.nomineeAllocations).toEqual([share('First', 50), share('Third', 20)]);
  },
};

/** C-20: a branch that was left is neither shown nor asked for; who turns back finds what they had typed. */
export const LastAnswersAlone: Story = {
  args: { draft: meera, stage: 4 },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const choose = (name: string | RegExp, answer: string): Promise<void> =>
      userEvent.click(
        within(canvas.getByRole('radiogroup', { name })).getByRole('radio', {
          name: new RegExp(`^${answer}`, 'u'),
        }),
      );
    const executor = executorTexts.proposed;
    const residuary = residuaryTexts.proposed;
    const other = otherInfoTexts.proposed;
    // Two executors for all; then separate ones, and for all again; then nobody.
    await choose(executor.mode, executor.modes.separate.label);
    await userEvent.click(canvas.getByRole('button', { name: executor.add }));
    await userEvent.type(canvas.getByLabelText(executor.fullName), 'Executor of the flat alone');
    await choose(executor.mode, executor.modes.common.label);
    await expect(canvas.getByText('Ashwini Kulkarni')).toBeVisible();
    await choose(executor.appoint, 'No');
    await goOn(context, 5);
    await choose(residuary.scope, residuary.scopes['only-mentioned'].label);
    await choose(residuary.distribution, residuary.distributions['legal-heirs'].label);
    await goOn(context, 6);
    await choose(other.guardian, 'Yes');
    await choose(other.pets, 'No');
    await choose(other.special, 'No');
    await choose(other.witnessNow, otherInfoTexts.witnessesLater);
    await goOn(context, 7);
    const text = await reviewed(context);
    await expect(text).not.toMatch(
      /rohan@example|Executor of the flat|25,00,000|60%|Ashwini|Our cat|school library|Sunita Joshi|Imran/u,
    );

    await userEvent.click(canvas.getByRole('button', { name: 'Edit Other Information' }));
    await choose(other.guardian, 'No');
    await expect(canvas.getByLabelText(other.caretaker)).toHaveValue('Ashwini Kulkarni');
    await choose(other.pets, 'Yes');
    await expect(canvas.getByLabelText(other.petDetails)).toHaveValue(meera.otherInfo.petDetails);
    await choose(other.special, 'Yes');
    await expect(canvas.getByRole('textbox', { name: other.specialInstructions })).toHaveValue(
      meera.otherInfo.specialInstructions,
    );
  },
};

const odd = ['H.No. 12/3.B', 'A/c [HDFC].001', 'constructor', '__proto__', 'Plot 7', 'Plot 7', 'Locker 9'];
const oddAssets: Asset[] = odd.map((identifier, at) => ({
  id: `asset-${at}`,
  type: 'Others',
  identifier,
  description: '',
  nomineeAllocations: [{ nomineeId: 'nominee-rohan', percentage: 100, comment: '' }],
}));

/** C-23: whatever assets are called, or called later, each keeps its own executors; those of one that goes go with it. */
export const EachAssetItsOwnExecutors: Story = {
  args: {
    stage: 3,
    draft: {
      ...meera,
      assets: oddAssets,
      executor: {
        ...meera.executor,
        executorMode: 'separate',
        executorsPerAsset: Object.fromEntries(
          oddAssets.map(({ id }, at) => [id, [person(`e-${at}`, `E${at}`)]]),
        ),
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Edit asset 7, Locker 9' }));
    const identifier = canvas.getByLabelText(assetsTexts.proposed.identifier);
    await userEvent.clear(identifier);
    await userEvent.type(identifier, 'constructor');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove asset 5, Plot 7' }));
    for (const stage of [4, 5, 6, 7]) await goOn(context, stage);
    const text = await reviewed(context);
    await expect(text).toMatch(
      /H\.No\. 12\/3\.BE0Primary.*A\/c \[HDFC\]\.001E1Primary.*constructorE2Primary.*__proto__E3Primary.*Plot 7E5Primary.*constructorE6Primary/su,
    );
    await expect(text).not.toContain('E4');
    await expect(lastDraft(context).executor.executorsPerAsset).toEqual(
      Object.fromEntries([0, 1, 2, 3, 5, 6].map((at) => [`asset-${at}`, [person(`e-${at}`, `E${at}`)]])),
    );
  },
};

/** C-28: No at the children toggle empties that list, and takes no nominee and no share away. */
export const NoChildrenRemovesNoNominee: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const question = canvas.getByRole('radiogroup', { name: personalDetailsTexts.proposed.hasChildren });
    await userEvent.click(within(question).getByRole('radio', { name: 'No' }));
    const kept = lastDraft(context);
    await expect(kept.personalDetails.children).toEqual([]);
    await expect(kept.nominees).toEqual(meera.nominees);
    await expect(kept.assets).toEqual(meera.assets);
    await goOn(context, 2);
    await expect(canvas.getByText('Aarav Deshpande')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

/** A nominee who is added beside the residue's shares joins the list, and keeps the share there and in the will. */
export const ANomineeAddedBesideTheResidue: Story = {
  args: {
    stage: 5,
    draft: {
      ...meera,
      residuary: { ...meera.residuary, distributionOption: 'custom', customAllocations: [] },
    },
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Add a new nominee' }));
    const name = canvas.getByLabelText(nomineesTexts.proposed.name);
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Asha');
    await expect(args.onTypedChange).toHaveBeenLastCalledWith({
      dob: null,
      nominee: { beside: 'the residue', name: 'Asha', relation: '' },
    });
    await userEvent.type(canvas.getByLabelText(nomineesTexts.proposed.relation), 'Sister{Enter}');
    const share = canvas.getByRole('textbox', { name: 'Share' });
    await waitFor(() => expect(share).toHaveFocus());
    await userEvent.type(share, '100');
    const { nominees, residuary } = lastDraft(context);
    const asha = nominees.at(-1);
    await expect(nominees.slice(0, -1)).toEqual(meera.nominees);
    await expect(asha).toMatchObject({ name: 'Asha', relation: 'Sister' });
    await expect(residuary.customAllocations).toEqual([{ nomineeId: asha?.id, percentage: 100 }]);
    await goOn(context, 6);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await canvas.findByRole('combobox', { name: 'Nominee' })).toHaveDisplayValue('Asha');
  },
};
