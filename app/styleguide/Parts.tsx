import { Breadcrumb } from '~/site/Breadcrumb.tsx';
import { PageSlider } from '~/ui/PageSlider.tsx';
import { Facts } from '~/ui/Facts.tsx';
import { Pagination } from '~/ui/Pagination.tsx';
import { Skeleton } from '~/ui/Skeleton.tsx';
import { Tag } from '~/ui/Tag.tsx';
import { Island } from '~/ui/islands/Island.tsx';
import { Chapter, Sample } from './Chapter.tsx';
import Chips from './Chips.island.tsx';
import FloorTabs from './FloorTabs.island.tsx';

const trail = [
  { name: 'Home', path: '/en/' },
  { name: 'For sale', path: '/en/for-sale/' },
  { name: 'A town house in Ghent', path: '/en/for-sale/ghent/a-town-house/1/' },
];

/** The components that pages are composed of. */
export function Parts() {
  return (
    <Chapter title="Parts">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 desktop:grid-cols-2">
        <Sample name="tags">
          <p className="flex flex-wrap gap-2">
            <Tag>New</Tag>
            <Tag tone="accent">Under offer</Tag>
            <Tag tone="good">Energy label A</Tag>
            <Tag tone="highlight">Sold</Tag>
          </p>
        </Sample>
        <Sample name="chips to take away">
          <Island of={Chips} props={{}} />
        </Sample>
        <Sample name="breadcrumb">
          <Breadcrumb trail={trail} />
        </Sample>
        <Sample name="pagination">
          <Pagination page={4} pageCount={24} href={() => '#parts'} />
        </Sample>
        <Sample name="table of facts">
          <Facts
            facts={[
              { key: 'living', name: 'Living area', value: '148 m²' },
              { key: 'built', name: 'Year of construction', value: '1904' },
              {
                key: 'plan',
                name: 'Planning designation',
                value: 'Residential area of cultural, historic and aesthetic value',
              },
            ]}
          />
        </Sample>
        <Sample name="tabs">
          <Island of={FloorTabs} props={{}} />
        </Sample>
        <Sample name="skeleton of a card">
          <div className="grid max-w-96 gap-3">
            <Skeleton className="aspect-[3/2]" />
            <Skeleton className="h-7 w-1/3" />
            <Skeleton className="h-5 w-3/4" />
          </div>
        </Sample>
        <Sample name="carousel">
          <PageSlider
            label="Three colours"
            delay={null}
            slides={['bg-brick', 'bg-moss', 'bg-ochre'].map((colour) => ({
              key: colour,
              content: <div className={`aspect-[3/1] ${colour}`} />,
            }))}
          />
        </Sample>
      </div>
    </Chapter>
  );
}
