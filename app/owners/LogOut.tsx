import { buttonStyles } from '~/ui/button.ts';

/** Ends the session of this browser, on every page behind the login. */
export function LogOut({
  list,
  label,
}: {
  /** Path of the list of properties, which does it. */ list: string;
  label: string;
}) {
  return (
    <form method="post" action={list}>
      <button type="submit" className={buttonStyles.rest}>
        {label}
      </button>
    </form>
  );
}
