/** Answers a request for a page of `items`, newest first, as the API does. */
export function pageOf<Item>(
  items: readonly Item[],
  request: Request,
  cursorOf: (item: Item) => string | number,
) {
  const query = new URL(request.url).searchParams;
  const before = query.get('before');
  const begin = before === null ? 0 : items.findIndex((item) => `${cursorOf(item)}` === before) + 1;
  const end = begin + Number(query.get('limit'));
  const last = items[end - 1];
  return {
    success: true,
    data: items.slice(begin, end),
    total: items.length,
    next: last === undefined ? null : cursorOf(last),
  };
}
