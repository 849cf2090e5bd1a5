test('a load that failed has a text for a person, and the next call tries again', async () => {
  let fails = true;
  jest.doMock('../loading/import-with-timeout', () => ({
    importWithTimeout: (load: () => Promise<unknown>) => () =>
      fails ? Promise.reject(new Error('Loading chunk evm failed.')) : load(),
  }));
  const { loadEvm } = await import('./load-evm');
  await expect(loadEvm()).rejects.toMatchObject({
    name: 'WalletError',
    message: 'A part of the page did not load. Please try again.',
    rejected: false,
  });
  fails = false;
  await expect(loadEvm()).resolves.toHaveProperty('encodeCall');
});
