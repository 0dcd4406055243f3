import type { Agency } from './agency.ts';

/** The agency's name and contact details beside its logo, in print only. */
export function Letterhead({ name, address, phone, email }: Pick<Agency, 'name' | 'address' | 'phone' | 'email'>) {
  return (
    <p className="site-letterhead">
      <strong>{name}</strong>
      {address && ` · ${address.street}, ${address.place}`}
      <br />
      {[phone, email].filter(Boolean).join(' · ')}
    </p>
  );
}
