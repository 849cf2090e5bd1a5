import { errorMessage, toApiError } from './api-error';

describe('toApiError', () => {
  test('says that the server took too long [spec 8.1a]', () => {
    expect(toApiError({ status: 'TIMEOUT_ERROR', error: 'timeout' })).toEqual({
      kind: 'timeout',
      message: 'Request timeout - Server took too long to respond',
    });
  });

  test('says that there is no connection [spec 8.1e]', () => {
    expect(toApiError({ status: 'FETCH_ERROR', error: 'refused' })).toEqual({
      kind: 'network',
      message: 'Network error - Please check your connection',
    });
  });

  test('hides the text of a server error [spec 8.1b]', () => {
    const body = { success: false, error: 'internal', message: 'stack …' };
    expect(toApiError({ status: 500, data: body }).message).toBe(
      'Internal Server Error - Please try again later',
    );
  });

  test('describes an answer that is not JSON by its status', () => {
    const error = {
      status: 'PARSING_ERROR',
      originalStatus: 502,
      data: '<html>',
      error: `SyntaxError: Unexpected token '<', "<html>" is not valid JSON`,
    } as const;
    expect(toApiError(error)).toEqual({
      kind: 'http',
      status: 502,
      message: 'Internal Server Error - Please try again later',
    });
  });

  test.each([
    undefined,
    { error: 'not_found' },
    { success: false, error: 'not_found', message: 'There is no such round.' },
  ])('reports a missing endpoint, whatever the server says: %j [spec 8.1c]', (data) => {
    expect(toApiError({ status: 404, data }).message).toBe('API endpoint not found');
  });

  test.each([
    [
      { success: false, error: 'too_low', message: 'Minimum stake is 30000 tokens.' },
      'Minimum stake is 30000 tokens.',
    ],
    [{ error: 'Too low.' }, 'Too low.'],
    [{ error: 'Too low.', message: 'Something else.' }, 'Too low.'],
    [{ success: false, error: 'Too low.' }, 'Too low.'],
    [{ message: 'Something else.' }, 'Client error occurred'],
    [{ error: '' }, 'Client error occurred'],
    [{ error: { code: 7 } }, 'Client error occurred'],
    [null, 'Client error occurred'],
    [undefined, 'Client error occurred'],
  ])("shows the server's reason for a rejection: %j [spec 8.1d]", (data, message) => {
    expect(toApiError({ status: 400, data }).message).toBe(message);
  });
});

describe("the server's own text", () => {
  test.each([
    [
      401,
      { success: false, error: 'unauthorized', message: 'Wrong signature.' },
      'Wrong signature.',
    ],
    [504, { error: 'Gateway timeout', message: 'x' }, 'Gateway timeout'],
    [504, { message: 'The gateway gave up.' }, 'The gateway gave up.'],
    [401, undefined, undefined],
    [401, { success: false, message: '' }, undefined],
  ])('for status %d and %j is %j', (status, data, said) => {
    expect(toApiError({ status, data }).serverMessage).toBe(said);
  });
});

describe('errorMessage', () => {
  test('takes the text of any error, and the fallback for anything else', () => {
    expect(errorMessage(new Error('No.'), 'Failed.')).toBe('No.');
    expect(errorMessage({ kind: 'network', message: 'Offline.' }, 'Failed.')).toBe('Offline.');
    expect(errorMessage(undefined, 'Failed.')).toBe('Failed.');
  });
});
