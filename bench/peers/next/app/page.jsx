import Link from 'next/link';
import data from 'peer-page/data';
import { Body } from 'peer-page/page';

export const dynamic = 'force-dynamic';

export default function Page() {
  return <Body root={data.root} results={data.results} Link={Link} />;
}
