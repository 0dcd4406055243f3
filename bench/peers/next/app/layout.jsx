import data from 'peer-page/data';
import { Head } from 'peer-page/page';

export default function Layout({ children }) {
  return (
    <html lang="nl">
      <head>
        <Head results={data.results} />
      </head>
      <body className="flex min-h-dvh flex-col">{children}</body>
    </html>
  );
}
