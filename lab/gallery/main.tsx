import { theme } from '@updown/shared';
import { createRoot } from 'react-dom/client';
import { installFallback } from '../../host/src/app/fonts/fallback';
import { installFonts } from '../../host/src/app/fonts/inter';
import { Gallery } from './gallery';

// The gallery shows the chosen theme, whatever the browser prefers.
document.documentElement.dataset['theme'] = theme.scheme;
installFallback();
void installFonts();

createRoot(document.getElementById('root')!).render(<Gallery />);
