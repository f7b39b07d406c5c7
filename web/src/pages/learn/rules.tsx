/** The rules of a game, each under its id, so that a refusal can lead to it. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { language, say } from "../../words";
import { type Part, readMarkdown, type Span } from "./markdown";

const PAGES = import.meta.glob<string>("../../../../docs/rules/**/*.md", {
  query: "?raw",
  import: "default",
});
const PICTURES = import.meta.glob<string>("../../../../docs/pictures/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Games whose rules stand on another's page. */
const PAGE_OF: Record<string, string> = { demolition: "scalino" };

function pageOf(game: string, code: string) {
  const name = PAGE_OF[game] ?? game;
  const folder = "../../../../docs/rules";
  return PAGES[`${folder}/${code}/${name}.md`] ?? PAGES[`${folder}/${name}.md`];
}

export function Rules({ game }: { game: string }) {
  const parts = useSignal<Part[] | null>(null);
  const code = language();
  useEffect(() => {
    pageOf(game, code)?.().then(
      (text) => {
        parts.value = readMarkdown(text);
      },
      () => undefined, // the page stays as it is
    );
  }, [game, code]);
  useEffect(() => {
    // The browser looked for the rule of the address before it was there.
    const target = location.hash && document.getElementById(location.hash.slice(1));
    if (target) target.scrollIntoView({ block: "center" });
  }, [parts.value]);
  if (!pageOf(game, code)) return <p>{say("rules-none")}</p>;
  if (!parts.value) return <p class="quiet waiting">{say("loading")}</p>;
  return (
    <article class="rules">
      {parts.value.map((part, i) => (
        <PartView key={i} part={part} />
      ))}
    </article>
  );
}

function PartView({ part }: { part: Part }) {
  switch (part.kind) {
    case "heading": {
      const Heading = `h${part.level}` as "h1";
      return (
        <Heading>
          <Spans spans={part.spans} />
        </Heading>
      );
    }
    case "paragraph":
      return (
        <p>
          <Spans spans={part.spans} />
        </p>
      );
    case "list":
      return (
        <ul>
          {part.items.map((spans, i) => (
            <li key={i} id={ruleOf(spans)}>
              <Spans spans={spans} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return (
        <table>
          <thead>
            <tr>
              {part.head.map((spans, i) => (
                <th key={i} scope="col">
                  <Spans spans={spans} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {part.rows.map((row, i) => (
              <tr key={i}>
                {row.map((spans, j) => (
                  <td key={j}>
                    <Spans spans={spans} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case "picture":
      return <img src={pictureUrl(part.src)} alt={part.alt} loading="lazy" />;
  }
}

/** “SC-7”, if the item is a rule. */
function ruleOf(spans: readonly Span[]): string | undefined {
  const first = spans[0];
  return first?.kind === "bold" ? /^[A-Z]{2}-\d+/.exec(first.text)?.[0] : undefined;
}

function pictureUrl(src: string): string | undefined {
  const name = src.slice(src.lastIndexOf("/") + 1);
  return PICTURES[`../../../../docs/pictures/${name}`];
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return (
    <>
      {spans.map((span, i) => {
        if (span.kind === "bold") return <strong key={i}>{span.text}</strong>;
        if (span.kind === "italic") return <em key={i}>{span.text}</em>;
        if (span.kind === "code") return <code key={i}>{span.text}</code>;
        return span.text; // links lead into the project's own documents, which are not here
      })}
    </>
  );
}
