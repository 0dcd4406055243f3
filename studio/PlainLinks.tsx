import { styled } from 'styled-components';

/** Links that fill whole rows: no underline; the row shows hover and focus instead. */
export const PlainLinks = styled.div`
  min-width: 0;
  flex: 1;
  & a {
    display: block;
    color: inherit;
    text-decoration: none;
    border-radius: 3px;
  }
  & a:hover {
    background: var(--card-muted-bg-color, rgba(128, 128, 128, 0.1));
  }
  & a:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
  }
`;
