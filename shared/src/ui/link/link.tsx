import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useMatch, type To } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A page of the site. */
  to: To;
  /** Whether the page takes the current one's place in the history. */
  replace?: boolean;
}

/** A link between the site's pages, without the router's own, which brings prefetching and forms. */
export function Link({ to, replace, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    target: rest.target ?? '_self',
    ...(replace && { replace }),
  });
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={useHref(to)} onClick={onPress}>
      {children}
    </a>
  );
}

/** A link of a navigation, which names the current page. */
export function NavLink({ to, ...rest }: LinkProps & { to: string }) {
  const isCurrent = useMatch(to) !== null;
  return <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...rest} />;
}
