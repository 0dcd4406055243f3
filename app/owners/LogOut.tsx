import { buttonStyles } from '~/ui/button.ts';

/** The log-out button on every page behind the login. */
export function LogOut({
  list,
  label,
}: {
  /** Path of the list of properties, whose action logs out. */ list: string;
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
