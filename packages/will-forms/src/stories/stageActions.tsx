import { SaveIndicator } from '@virasat/ui';
import { fn } from 'storybook/test';

/** What the wizard gives to every stage, as spies. */
export const stageActions = {
  onPrevious: fn(),
  onSave: fn(),
  saveIndicator: <SaveIndicator state="device" time="12:00 pm" spoken={false} />,
};

/** The date on which the stories take place. */
export const STORY_TODAY = '2026-11-27';
