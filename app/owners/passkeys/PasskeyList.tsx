import { buttonStyles } from '~/ui/button.ts';
import { Island } from '~/ui/islands/Island.tsx';
import AddPasskey from './AddPasskey.island.tsx';
import type { PasskeysView } from './view.server.ts';

export function PasskeyList({ passkeys, add, words }: PasskeysView) {
  return (
    <section id="passkeys" className="grid max-w-text gap-4 border-t border-line pt-6">
      <h2 className="text-heading">{words.title}</h2>
      <p>{words.text}</p>
      {passkeys.length === 0 ? (
        <p className="font-semibold">{words.none}</p>
      ) : (
        <ul className="grid">
          {passkeys.map(({ id, name, use }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
              <div>
                <p className="font-semibold">{name}</p>
                <p className="text-small text-slate-soft figures">{use}</p>
              </div>
              <form method="post">
                <input type="hidden" name="do" value="removePasskey" />
                <button
                  name="passkey"
                  value={id}
                  className={buttonStyles.quiet}
                  aria-label={`${words.remove}: ${name}, ${use}`}
                >
                  {words.remove}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {add !== null && <Island of={AddPasskey} props={{ ...add, words }} />}
    </section>
  );
}
