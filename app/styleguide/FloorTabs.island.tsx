import { Tabs } from '~/ui/Tabs.tsx';

export const wakes = 'idle';

export default function FloorTabs() {
  return (
    <Tabs
      label="Floor plans"
      tabs={['Ground floor', 'First floor', 'Attic'].map((name, index) => ({
        key: `${index}`,
        name,
        content: <p>{name}</p>,
      }))}
    />
  );
}
