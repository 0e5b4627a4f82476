import { Trash2 } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import { binTexts as texts } from './binTexts.ts';

/** 'Move to Bin (n)', for the bulk bar of the documents' table. */
export function MoveToBinButton({ count, onPress }: { count: number; onPress(): void }) {
  return (
    <Button
      size="dense"
      className="min-h-11"
      icon={<Trash2 aria-hidden size={16} strokeWidth={1.75} />}
      onClick={onPress}
    >
      {texts.moveToBin(count)}
    </Button>
  );
}
