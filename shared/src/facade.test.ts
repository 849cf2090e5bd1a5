import * as redux from '@reduxjs/toolkit';
import * as reactRedux from 'react-redux';
import * as router from 'react-router-dom';
import * as styled from 'styled-components';
import * as facade from './facade';

test('the facade re-exports the one copy of each library, and adds nothing', () => {
  const libraries = { ...redux, ...reactRedux, ...router, ...styled } as Record<string, unknown>;
  for (const [name, value] of Object.entries(facade)) {
    if (name === 'skipToken') continue;
    expect({ name, same: libraries[name] === value }).toEqual({ name, same: true });
  }
});
