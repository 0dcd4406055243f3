import { useEffect, useState, useCallback } from 'react';
import type { ToolMenuProps } from 'sanity';
import { useReturn } from '../session/use-return.ts';
import { siteOrigin } from '../workspace.ts';
import { leadsTool } from './tool.ts';
import { onLeadsChanged, useLeadsApi } from './use-leads.ts';

/** The Studio's bar, with the number of open leads beside their tool. */
export function OpenLeadsMenu(props: ToolMenuProps) {
  const isHere = siteOrigin() === location.origin && props.tools.some(({ name }) => name === leadsTool.name);
  return isHere ? <Counted {...props} /> : props.renderDefault(props);
}

function Counted(props: ToolMenuProps) {
  const api = useLeadsApi();
  const [open, setOpen] = useState<string | null>(null);
  const look = useCallback(() => {
    // Without an answer the bar shows the last number.
    api.open().then(
      (counts) => setOpen(counts.open > counts.upTo ? `${counts.upTo}+` : String(counts.open)),
      () => {},
    );
  }, [api]);
  useEffect(() => {
    look();
    return onLeadsChanged(look);
  }, [look]);
  useReturn(look);
  const tools = props.tools.map((tool) =>
    tool.name === leadsTool.name && open !== null && open !== '0'
      ? { ...tool, title: `${tool.title} (${open})` }
      : tool,
  );
  return props.renderDefault({ ...props, tools });
}
