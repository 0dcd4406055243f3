import { Head } from 'peer-page/page';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';

export async function loader() {
  const { default: data } = await import('peer-page/data');
  return data.root;
}

export default function Root() {
  const results = useRouteLoaderData('results');
  return (
    <html lang="nl">
      <head>
        <Head results={results} />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
