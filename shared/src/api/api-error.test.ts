import { errorMessage, toApiError } from './api-error';

describe('toApiError', () => {
  it('says that the server took too long', () => {
    expect(toApiError({ status: 'TIMEOUT_ERROR', error: 'timeout' })).toEqual({
      kind: 'timeout',
      message: 'Request timeout - Server took too long to respond',
    });
  });

  it('says that there is no connection', () => {
    expect(toApiError({ status: 'FETCH_ERROR', error: 'refused' })).toEqual({
      kind: 'network',
      message: 'Network error - Please check your connection',
    });
  });

  it('hides what a broken server said of itself', () => {
    const body = { success: false, error: 'internal', message: 'stack …' };
    expect(toApiError({ status: 500, data: body }).message).toBe(
      'Internal Server Error - Please try again later',
    );
  });

  it('treats an answer that is no JSON by its status', () => {
    const error = {
      status: 'PARSING_ERROR',
      originalStatus: 502,
      data: '<html>',
      error: '',
    } as const;
    expect(toApiError(error)).toEqual({
      kind: 'http',
      status: 502,
      message: 'Internal Server Error - Please try again later',
    });
  });

  it('names a missing endpoint where the server says nothing', () => {
    expect(toApiError({ status: 404, data: undefined }).message).toBe('API endpoint not found');
  });

  it.each([
    [
      { success: false, error: 'too_low', message: 'Minimum stake is 30000 tokens.' },
      'Minimum stake is 30000 tokens.',
    ],
    [{ error: 'too_low' }, 'too_low'],
    [undefined, 'Client error occurred'],
  ])('tells what the server refused: %j', (data, message) => {
    expect(toApiError({ status: 400, data }).message).toBe(message);
  });
});

describe('errorMessage', () => {
  it('takes the text of any error and the fallback of anything else', () => {
    expect(errorMessage(new Error('No.'), 'Failed.')).toBe('No.');
    expect(errorMessage({ kind: 'network', message: 'Offline.' }, 'Failed.')).toBe('Offline.');
    expect(errorMessage(undefined, 'Failed.')).toBe('Failed.');
  });
});
