import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

interface Props {
  /** Names the choice for those who do not see it. */
  label: string;
  tabs: { key: string; name: string; content: ReactNode }[];
}

/** Parts of which one is shown; arrow keys go between them. Until the page is alive, and in print, all are there. */
export function Tabs({ label, tabs }: Props) {
  return (
    <Root defaultValue={tabs[0]?.key}>
      <List aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line print:hidden">
        {tabs.map(({ key, name }) => (
          <Trigger
            key={key}
            value={key}
            className="-mb-px min-h-11 shrink-0 cursor-pointer border-b-2 border-transparent whitespace-nowrap -outline-offset-3 hover:border-slate-soft data-[state=active]:border-brick data-[state=active]:font-semibold"
          >
            {name}
          </Trigger>
        ))}
      </List>
      {tabs.map(({ key, content }) => (
        <Content key={key} value={key} forceMount className="pt-6 data-[state=inactive]:hidden print:block!">
          {content}
        </Content>
      ))}
    </Root>
  );
}
