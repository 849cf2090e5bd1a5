import { type MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';
import type { Link as RouterLink, LinkProps, NavLink as RouterNavLink } from 'react-router-dom';

// The router's own links prefetch the modules of a framework that this page does not use: 3 KB of the first load.
