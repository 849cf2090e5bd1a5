// Before all other code of the host: while that is compiled and run, the line carries its next part and the remotes' scripts.

for (const hints of document.querySelectorAll<HTMLTemplateElement>('template.after-host')) {
  document.head.append(hints.content);
}

// The other remotes' come once the entry of the first one is there: at once, they would share the line with its code.
for (const hints of document.querySelectorAll<HTMLTemplateElement>('template[data-after]')) {
  const entry = document.querySelector(`link[href="${hints.dataset['after']}"]`);
  entry?.addEventListener('load', () => document.head.append(hints.content));
}

export {};
