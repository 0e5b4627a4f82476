import { Trash2 } from 'lucide-react';
import { texts } from '../../texts.ts';
import { Button } from '../Button/Button.tsx';

/** ‹Remove›, with the item's name for those who cannot see what it stands beside. */
export function RemoveItemButton({ name, onPress }: { name: string; onPress(): void }) {
  return (
    <Button
      variant="danger-quiet"
      size="dense"
      className="min-h-11"
      icon={<Trash2 aria-hidden size={16} strokeWidth={1.75} />}
      aria-label={texts.removeItem(name)}
      onClick={onPress}
    >
      {texts.remove}
    </Button>
  );
}
