import { styled } from 'styled-components';

/** A table in the Studio's colours; numbers stand under each other. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.8125rem;
  line-height: 1.4;
  color: var(--card-fg-color);
  & th,
  & td {
    padding: 8px 12px;
    text-align: left;
    border-bottom: 1px solid var(--card-border-color);
    overflow-wrap: anywhere;
  }
  & th {
    font-weight: 600;
    vertical-align: bottom;
  }
  /* A day fits on one line. */
  & td:first-child {
    min-width: 6.5rem;
  }
  & tr:last-child td {
    border-bottom: 0;
  }
  & [data-number] {
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & a {
    color: var(--card-link-fg-color);
  }
`;
