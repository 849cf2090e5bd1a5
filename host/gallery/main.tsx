import { createRoot } from 'react-dom/client';
import { installFonts } from '../src/fonts/install-fonts';
import { Gallery } from './gallery';

installFonts();

createRoot(document.getElementById('root')!).render(<Gallery />);
