import { useCallback, useState } from 'react';
import { buttonStyles } from '~/ui/button.ts';
import { Dialog } from '~/ui/Dialog.tsx';
import { Toast } from '~/ui/Toast.tsx';
import { Chapter } from './Chapter.tsx';

export const wakes = 'idle';

/** Components that float over the page. */
export default function Floating() {
  const [open, setOpen] = useState<'middle' | 'left' | 'right' | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const hush = useCallback(() => setMessage(null), []);
  return (
    <Chapter title="Floating">
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonStyles.rest} onClick={() => setOpen('middle')}>
          Dialog
        </button>
        <button type="button" className={buttonStyles.rest} onClick={() => setOpen('left')}>
          Drawer from the left
        </button>
        <button type="button" className={buttonStyles.rest} onClick={() => setOpen('right')}>
          Drawer from the right
        </button>
        <button type="button" className={buttonStyles.rest} onClick={() => setMessage('Kept in your favourites.')}>
          Toast
        </button>
      </div>
      <Dialog open={open !== null} place={open ?? 'middle'} label="An example" onClose={() => setOpen(null)}>
        <h3 className="text-title">Plan a visit</h3>
        <p className="mt-3">Choose a day, and we call you back to confirm it.</p>
        <p className="mt-6">
          <button type="button" className={buttonStyles.main} onClick={() => setOpen(null)}>
            Go on
          </button>
        </p>
      </Dialog>
      <Toast message={message} onClose={hush} />
    </Chapter>
  );
}
