import { Link, styled, useLocation } from '@updown/shared';

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${({ theme }) => theme.space.md};
  padding: ${({ theme }) => theme.space.xxl} 0;
  text-align: center;
  overflow-wrap: anywhere;
`;

const Title = styled.h1`
  font-size: ${({ theme }) => theme.font.size.xl};
`;

export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <Frame>
      <title>Page not found · UpDown</title>
      <Title>Page not found</Title>
      <p>There is no page at {pathname}.</p>
      <Link to="/">Back to the start page</Link>
    </Frame>
  );
}
