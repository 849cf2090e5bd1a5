import { HOST_CONTRACT } from '@updown/shared/site';
import { provideCore } from './older-runtime';

test('a remote of this contract brings no runtime, and none is loaded for it', async () => {
  await provideCore({ needs: { host: `^${HOST_CONTRACT}` } });
  await provideCore({ needs: { host: '^1.3.0' } });
  await provideCore({ needs: {} });
  expect(globalThis._FEDERATION_RUNTIME_CORE).toBeUndefined();
});

test('a remote of an older contract finds the core of the library on the page', async () => {
  await Promise.all([
    provideCore({ needs: { host: '^1.2.0' } }),
    provideCore({ needs: { host: '^1.0.0' } }),
  ]);
  expect(globalThis._FEDERATION_RUNTIME_CORE).toHaveProperty('ModuleFederation');
});
