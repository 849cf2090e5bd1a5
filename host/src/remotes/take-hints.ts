// Before all other code of the host: while that is compiled and run, the line carries its next part and the remotes' scripts.

for (const hints of document.querySelectorAll<HTMLTemplateElement>('template.after-host')) {
  document.head.append(hints.content);
}
