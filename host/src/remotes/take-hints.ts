// Before all other code of the host: while that is compiled and run, the line carries the scripts of the remotes.

const hints = document.querySelector<HTMLTemplateElement>('template#after-host');
if (hints !== null) document.head.append(hints.content);
