import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { Link, NavLink } from './link';

/** Shows the current page, and leads back. */
function Current() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>{`at ${pathname}`}</button>;
}

function show(link: ReactNode) {
  render(
    <MemoryRouter initialEntries={['/first', '/second']}>
      {link}
      <Current />
    </MemoryRouter>,
  );
}

function link() {
  return screen.getByRole('link');
}

/** Whether the browser follows the link itself, after a click with these keys. */
function followedByBrowser(click: MouseEventInit = {}): boolean {
  let follows = false;
  const end = (event: MouseEvent) => {
    follows = !event.defaultPrevented;
    // The tests' browser cannot leave the page.
    event.preventDefault();
  };
  window.addEventListener('click', end, { once: true });
  fireEvent.click(link(), click);
  return follows;
}

function goBack() {
  return userEvent.click(screen.getByRole('button'));
}

test('a click leads to the page without a reload, and back leads back', async () => {
  show(<Link to="/third">third</Link>);
  expect(link()).toHaveAttribute('href', '/third');
  expect(followedByBrowser()).toBe(false);
  expect(screen.getByText('at /third')).toBeVisible();
  await goBack();
  expect(screen.getByText('at /second')).toBeVisible();
});

test('Enter leads to the page', async () => {
  show(<Link to="/third">third</Link>);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('at /third')).toBeVisible();
});

test.each<[string, MouseEventInit]>([
  ['Ctrl', { ctrlKey: true }],
  ['Meta', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['the middle button', { button: 1 }],
])('a click with %s is left to the browser', (_what, click) => {
  show(<Link to="/third">third</Link>);
  expect(followedByBrowser(click)).toBe(true);
  expect(screen.getByText('at /second')).toBeVisible();
});

test('a link to another window is left to the browser', () => {
  show(
    <Link to="/third" target="_blank">
      third
    </Link>,
  );
  expect(link()).toHaveAttribute('target', '_blank');
  expect(followedByBrowser()).toBe(true);
  expect(screen.getByText('at /second')).toBeVisible();
});

test('with `replace`, back leads to the page before', async () => {
  show(
    <Link to="/third" replace>
      third
    </Link>,
  );
  followedByBrowser();
  await goBack();
  expect(screen.getByText('at /first')).toBeVisible();
});

test('a link to the current page adds nothing to the history', async () => {
  show(<Link to="/second">second</Link>);
  followedByBrowser();
  await goBack();
  expect(screen.getByText('at /first')).toBeVisible();
});

test('a handler runs first, and may keep the page', () => {
  const onClick = jest.fn((event: React.MouseEvent) => event.preventDefault());
  show(
    <Link to="/third" onClick={onClick}>
      third
    </Link>,
  );
  followedByBrowser();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByText('at /second')).toBeVisible();
});

test('on a site below a path, the address has that path', () => {
  render(
    <MemoryRouter basename="/play" initialEntries={['/play/']}>
      <Link to="/dashboard">dashboard</Link>
    </MemoryRouter>,
  );
  expect(link()).toHaveAttribute('href', '/play/dashboard');
});

test.each([
  ['/second', 'page'],
  ['/Second', 'page'],
  ['/second/more', null],
  ['/', null],
])('on the page /second, a link of the navigation to %s has aria-current %s', (to, current) => {
  show(<NavLink to={to}>there</NavLink>);
  expect(link().getAttribute('aria-current')).toBe(current);
});
