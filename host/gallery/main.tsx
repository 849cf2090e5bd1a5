import { theme } from '@updown/shared';
import { createRoot } from 'react-dom/client';
import { installFallback } from '../src/fonts/install-fallback';
import { installFonts } from '../src/fonts/install-fonts';
import { Gallery } from './gallery';

// The gallery shows the theme of the specification, whatever the browser prefers.
document.documentElement.dataset['theme'] = theme.scheme;
installFallback();
void installFonts();

createRoot(document.getElementById('root')!).render(<Gallery />);
