/** The page's text that a node of a translator or an extension stands for, or was cut off from. */
const ownerOf = new WeakMap<Node, Text>();
/** The other direction. */
const piecesOf = new WeakMap<Node, ChildNode[]>();

/**
 * React keeps references to its nodes. Translators and extensions replace texts with elements, wrap them, and split them to
 * mark a part: React then updates a text that is no longer in the page or shows its old end beside the new text, and throws when
 * it inserts or removes next to that text. Here an updated text returns to its place as a whole, and operations next to a
 * changed text apply to what stands for it. `translate="no"` is no substitute: sentences stand next to elements too, and
 * extensions do not read the attribute.
 */
export function surviveForeignMarkup(root: Element): () => void {
  const observer = new MutationObserver((records) => {
    const split = new Set(records.flatMap((record) => noteChange(record, records)));
    for (const { type, target } of records) {
      if (type === 'characterData' && isText(target) && !split.has(target)) putBack(target);
    }
  });

  /** Notes what stands for a text that somebody else took away or split; returns the split text. */
  function noteChange(record: MutationRecord, all: readonly MutationRecord[]): Text[] {
    const { previousSibling, nextSibling, removedNodes, addedNodes } = record;
    for (const node of removedNodes) {
      if (!isText(node) || node.isConnected) continue;
      note(node, addedNodes.length > 0 ? [...addedNodes] : addedBeside(node, all));
    }
    if (removedNodes.length > 0) return [];
    const beside = [...addedNodes].some(isText) ? previousSibling : nextSibling;
    const isPart = isText(beside) && (beside === previousSibling || ownerOf.has(beside));
    return isPart ? note(beside, [...addedNodes]) : [];
  }

  function note(text: Text, nodes: readonly Node[]): Text[] {
    const owner = isOfReact(text) ? text : ownerOf.get(text);
    const pieces = nodes.filter(isForeign).filter((node) => !ownerOf.has(node));
    if (owner === undefined || pieces.length === 0) return [];
    for (const piece of pieces) ownerOf.set(piece, owner);
    piecesOf.set(owner, [...(piecesOf.get(owner) ?? []), ...pieces]);
    observer.observe(owner, { characterData: true });
    return [owner];
  }

  observer.observe(root, { childList: true, subtree: true });
  const restore = patchNodes();
  return () => {
    observer.disconnect();
    restore();
  };
}

/** React marks each node that it makes with a property of its own. */
function isOfReact(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__react'));
}

function isText(node: Node | null): node is Text {
  return node instanceof Text;
}

function isForeign(node: Node): node is ChildNode {
  return (node instanceof Element || isText(node)) && !isOfReact(node);
}

/** What was put next to the text before it was taken away. */
function addedBeside(text: Text, records: readonly MutationRecord[]): Node[] {
  return records
    .filter(({ previousSibling, nextSibling }) => [previousSibling, nextSibling].includes(text))
    .flatMap(({ addedNodes }) => [...addedNodes]);
}

function takePieces(node: Node): readonly ChildNode[] {
  const pieces = piecesOf.get(node) ?? [];
  piecesOf.delete(node);
  return pieces.filter(({ isConnected }) => isConnected);
}

/** React has updated the text: it shows again, alone. */
function putBack(text: Text): void {
  const pieces = takePieces(text);
  if (!text.isConnected) pieces[0]?.before(text);
  for (const piece of pieces) piece.remove();
}

/** The first child of `parent` that stands for a node that React knows; null if there is none. */
function placeOf(node: Node, parent: Node): Node | null {
  for (const start of [node, ...(piecesOf.get(node) ?? [])]) {
    let place: Node | null = start;
    while (place !== null && place.parentNode !== parent) place = place.parentNode;
    if (place === null) continue;
    while (place.previousSibling !== null && ownerOf.get(place.previousSibling) === node) {
      place = place.previousSibling;
    }
    return place;
  }
  return null;
}

/** The native methods throw if a node is not a child of its parent. */
function patchNodes(): () => void {
  // Both are called with an explicit `this`.
  // oxlint-disable-next-line typescript/unbound-method
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const pieces = takePieces(child);
    for (const piece of pieces) piece.remove();
    if (child.parentNode === this || !isOfReact(child)) {
      return removeChild.call(this, child) as Child;
    }
    const wrapper = placeOf(child, this);
    child.parentNode?.removeChild(child);
    if (wrapper !== null && wrapper !== child && wrapper.textContent === '') {
      removeChild.call(this, wrapper);
    }
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    const isKnown = next === null || next.parentNode === this || !isOfReact(next);
    insertBefore.call(this, node, isKnown ? next : placeOf(next, this));
    for (const piece of takePieces(node)) piece.remove();
    return node;
  };
  return () => void Object.assign(Node.prototype, { insertBefore, removeChild });
}
