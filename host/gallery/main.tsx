import { createRoot } from 'react-dom/client';
import { installFallback } from '../src/fonts/install-fallback';
import { installFonts } from '../src/fonts/install-fonts';
import { Gallery } from './gallery';

installFallback();
void installFonts();

createRoot(document.getElementById('root')!).render(<Gallery />);
