import { Body } from 'peer-page/page';
import { Link, useLoaderData, useRouteLoaderData } from 'react-router';

export async function loader() {
  const { default: data } = await import('peer-page/data');
  return data.results;
}

const PageLink = ({ href, ...others }) => <Link to={href} {...others} />;

export default function Results() {
  return <Body root={useRouteLoaderData('root')} results={useLoaderData()} Link={PageLink} />;
}
