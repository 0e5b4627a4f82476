import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '@virasat/ui';
import { expect, fn, waitFor } from 'storybook/test';
import { z } from 'zod';
import { expectRefused } from '../../stories/refusedNext.ts';
import { stageActions } from '../../stories/stageActions.tsx';
import { onStagePage } from '../../stories/stageDecorators.tsx';
import { wizardTexts } from '../../texts/wizard.ts';
import { type StageActions, StageForm } from './StageForm.tsx';
import { useStageForm } from './useStageForm.ts';

interface Values {
  name: string;
}
const MISSING = 'Name is required';
const schema = z.object({ name: z.string().trim().min(1, MISSING) });
const place = () => ({ targetId: 'name' });

interface OneFieldStageProps extends StageActions {
  name: string;
  onChange(values: Values): void;
  onNext(values: Values): void;
}

/** The smallest stage there can be: one field. */
function OneFieldStage({ name, onChange, onNext, ...actions }: OneFieldStageProps) {
  const form = useStageForm<Values>({ values: { name }, schema, onChange, onNext, place });
  return (
    <StageForm form={form} number={2} lead="One field stands for all of them." {...actions}>
      <TextField {...form.text('name', 'name')} label="Name" />
    </StageForm>
  );
}

const meta = {
  title: 'Patterns/StageForm',
  component: OneFieldStage,
  parameters: { layout: 'fullscreen' },
  decorators: [onStagePage],
  args: { ...stageActions, name: '', onChange: fn(), onNext: fn() },
} satisfies Meta<typeof OneFieldStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Refused, then put right: the mark goes with the fault, and Next goes on. */
export const Refused: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    await expectRefused({ canvas, userEvent }, [MISSING]);
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Name'), 'Asha');
    await expect(args.onChange).toHaveBeenLastCalledWith({ name: 'Asha' });
    await waitFor(() => expect(canvas.queryByRole('region', { name: wizardTexts.refused })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: wizardTexts.next }));
    await waitFor(() => expect(args.onNext).toHaveBeenCalledWith({ name: 'Asha' }));
  },
};

/** Save and Previous never validate, and nothing is marked before the first Next. */
export const SaveNeverValidates: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Name'));
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: wizardTexts.save }));
    await userEvent.click(canvas.getByRole('button', { name: wizardTexts.previous }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(MISSING)).toBeNull();
  },
};

export const Rest: Story = {};
export const FromReview: Story = { args: { name: 'Asha', onReturnToReview: fn() } };
export const Saving: Story = { args: { saving: true } };
export const Dark: Story = { ...Refused, globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
