import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery';

createRoot(document.getElementById('root')!).render(<Gallery />);
