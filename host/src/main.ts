import { openPage } from './app/open-page';

void openPage(document.getElementById('root')!);
