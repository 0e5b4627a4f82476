import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ActionBar } from '../components/ActionBar/ActionBar.tsx';
import { AllocationEditor } from '../components/AllocationEditor/AllocationEditor.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { CollapsibleSection } from '../components/CollapsibleSection/CollapsibleSection.tsx';
import { CurrencySelect } from '../components/CurrencySelect/CurrencySelect.tsx';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { DateField } from '../components/DateField/DateField.tsx';
import { emptyDateParts } from '../components/DateField/dateParts.ts';
import { StoryFooter } from '../components/Footer/Footer.fixture.tsx';
import { SignedInHeader } from '../components/Header/Header.fixture.tsx';
import { PageShell } from '../components/PageShell/PageShell.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { SaveIndicator } from '../components/SaveIndicator/SaveIndicator.tsx';
import { Select } from '../components/Select/Select.tsx';
import { MaskedValue } from '../components/SummaryList/MaskedValue.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { YesNo } from '../components/YesNo/YesNo.tsx';

const nothing = () => undefined;
const languages = ['English', 'हिन्दी', 'मराठी'].map((label) => ({ value: label, label }));
const rows = [{ id: 'first', name: 'My will' }] as const;
const columns = [
  { id: 'name', header: 'Name', cell: (row: (typeof rows)[number]) => row.name, isRowHeader: true },
  {
    id: 'actions',
    header: 'Actions',
    cell: () => (
      <Button variant="quiet" size="dense" className="min-h-11">
        Edit
      </Button>
    ),
  },
];

/** Everything that is pressed or typed into, on one page, with the bars that stick. */
function Everything() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['first']));
  return (
    <PageShell
      header={<SignedInHeader />}
      footer={<StoryFooter />}
      actionBar={
        <ActionBar status={<SaveIndicator state="account-failed" onRetry={nothing} />}>
          <Button>Previous</Button>
          <Button>Save</Button>
          <Button variant="primary">Next</Button>
        </ActionBar>
      }
    >
      <div className="mx-auto max-w-form space-y-6 p-4">
        <h1 className="font-display text-h1 font-medium">Everything</h1>
        <TextField label="Name" name="name" />
        <TextArea label="Address" name="address" />
        <DateField
          label="Date of birth"
          name="dob"
          parts={emptyDateParts}
          onPartsChange={nothing}
          earliest="1900-01-01"
          latest="2026-11-27"
        />
        <Select label="Asset type" name="type" options={languages} />
        <RadioGroup label="Language" name="language" value="" onValueChange={nothing} options={languages} />
        <YesNo label="Do you have children?" name="children" value={null} onValueChange={nothing} />
        <Checkbox label="I have read this" name="read" checked={false} onCheckedChange={nothing} />
        <CurrencySelect label="Show prices in" value="INR" onValueChange={nothing} />
        <AllocationEditor
          label="Who receives this asset"
          rows={[{ key: 'a', personId: 'aarav', share: 50 }]}
          people={[{ id: 'aarav', name: 'Aarav' }]}
          unknownText="Unknown"
          withComments
          onChange={nothing}
          addLabel="Add nominee to this asset"
          idPrefix="asset"
          newRowKey={() => 'new'}
          subject="this asset"
        />
        <CollapsibleSection title="Nominees" summary="2 nominees">
          {null}
        </CollapsibleSection>
        <MaskedValue
          masked="XXXX 1234"
          value="9999 1234"
          showLabel="Show ID number"
          hideLabel="Hide ID number"
        />
        <DataTable
          caption="Your documents"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          rowName={({ name }) => `document ${name}`}
          selectable
          selectedIds={selected}
          onSelectedIdsChange={setSelected}
          bulkActions={<Button>Move to Bin</Button>}
        />
      </div>
    </PageShell>
  );
}

const meta = {
  title: 'Patterns/Reach',
  component: Everything,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Everything>;

export default meta;
type Story = StoryObj<typeof meta>;

const FOCUSABLE = 'a[href], button, input, select, textarea, [role="radio"], [role="checkbox"]';

function shownControls(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) =>
      control.getClientRects().length > 0 &&
      control.getAttribute('aria-hidden') !== 'true' &&
      control.offsetWidth > 1,
  );
}

/** Whether a press at this point reaches the control, itself or by its label. */
function isHit(control: HTMLElement, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  if (hit === null) return false;
  if (control.contains(hit)) return true;
  const label = hit.closest('label');
  return label !== null && (label.contains(control) || label.htmlFor === control.id);
}

/** Half of 44 px, less the pixel that belongs to the neighbour. */
const REACH = 21;

export const AThumbHitsEverything: Story = {
  play: async ({ canvasElement }) => {
    const missed: string[] = [];
    for (const control of shownControls(canvasElement)) {
      control.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isReached = isHit(control, x, y - REACH) && isHit(control, x, y + REACH);
      if (!isReached) missed.push(`${control.tagName} ${control.id} ${control.textContent ?? ''}`);
    }
    await expect(missed).toEqual([]);
  },
};

/** By Tab from the first to the last control: none of them, once it has focus, lies under a bar. */
export const FocusIsNeverCovered: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const covered: string[] = [];
    window.scrollTo(0, 0);
    for (let step = shownControls(canvasElement).length; step > 0; step -= 1) {
      await userEvent.tab();
      const control = document.activeElement;
      if (!(control instanceof HTMLElement) || control === document.body) break;
      const { left, top, width, height } = control.getBoundingClientRect();
      const corners = [
        [left + width / 2, top + 3],
        [left + width / 2, top + height - 3],
      ] as const;
      const isCovered = !corners.some(([x, y]) => isHit(control, x, y));
      if (isCovered) covered.push(`${control.tagName} ${control.id} ${control.textContent ?? ''}`);
    }
    await expect(covered).toEqual([]);
  },
};
