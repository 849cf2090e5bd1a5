import { styled } from 'styled-components';

/** A select box, tall enough for a thumb. */
export const Select = styled.select`
  min-height: 44px;
  padding: 0 ${({ theme }) => theme.space.sm};
  background: ${({ theme }) => theme.color.canvas};
  border: 1px solid ${({ theme }) => theme.color.control};
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme }) => theme.color.text};
  font: inherit;
`;
